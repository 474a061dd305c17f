import { Dialog, Tabs } from 'radix-ui';

export function Case() {
  return (
    <section>
      <h1>Radix</h1>
      <Tabs.Root defaultValue="one">
        <Tabs.List aria-label="Steps">
          <Tabs.Trigger value="one">One</Tabs.Trigger>
          <Tabs.Trigger value="two">Two</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="one">The first tab</Tabs.Content>
        <Tabs.Content value="two">The second tab</Tabs.Content>
      </Tabs.Root>
      <Dialog.Root>
        <Dialog.Trigger>Open</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: 'rgb(0 0 0 / 50%)' }} />
          <Dialog.Content
            aria-describedby={undefined}
            style={{ position: 'fixed', inset: '20%', background: 'white' }}
          >
            <Dialog.Title>A dialog of Radix</Dialog.Title>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </section>
  );
}
