import { Component } from 'react';

export class Case extends Component<object, { readonly presses: number }> {
  override state = { presses: 0 };

  readonly #press = () => this.setState(({ presses }) => ({ presses: presses + 1 }));

  override render() {
    return (
      <section>
        <h1>A class</h1>
        <button type="button" onClick={this.#press}>{`Pressed ${this.state.presses}`}</button>
      </section>
    );
  }
}
