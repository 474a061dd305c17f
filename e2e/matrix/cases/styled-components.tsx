import styled, { ServerStyleSheet, StyleSheetManager } from 'styled-components';

const Card = styled.p`
  padding: 16px;
`;

// The server runs the module again for each page.
const sheet = typeof document === 'undefined' ? new ServerStyleSheet() : undefined;

/** The styles of all components rendered so far. Before hydration, styled-components removes them from the document. */
const Styles = () => (
  <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheet?.getStyleTags() ?? '' }} />
);

export function Case() {
  return (
    <StyleSheetManager sheet={sheet?.instance}>
      <section>
        <h1>styled-components</h1>
        <Card data-testid="styled">A styled card</Card>
      </section>
      <Styles />
    </StyleSheetManager>
  );
}
