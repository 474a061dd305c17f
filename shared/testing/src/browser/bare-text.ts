/** Whether React has marked a node with this key. */
const has = (node: Node, mark: string) => Object.keys(node).some((key) => key.startsWith(mark));

/** A text that React manages as a node, because it has siblings; a text alone in its element is the element's content. */
const isBareText = (node: Node | null): node is Text =>
  node instanceof Text &&
  node.data.trim() !== '' &&
  has(node, '__reactFiber$') &&
  // Text directly in the test's container is ignored.
  !(node.parentElement && has(node.parentElement, '__reactContainer$'));

function refuse(node: Text, change: string): never {
  const around = node.parentElement?.outerHTML ?? '';
  throw new Error(
    `React ${change} the text "${node.data}" of ${around}. This fails on pages that the browser translates: wrap the text in an element.`,
  );
}

/**
 * Makes React throw as on a page that the browser translates: translators replace text nodes, so that React can no
 * longer change or remove them, or insert before them.
 */
function refuseBareText(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, next: string) {
      if (isBareText(this) && this.data !== next) refuse(this, 'changes');
      value?.set?.call(this, next);
    },
  });
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (isBareText(child)) refuse(child, 'removes');
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    if (isBareText(before)) refuse(before, 'inserts before');
    return insertBefore.call(this, node, before) as T;
  };
}

// A test with the Node environment has no document.
if (typeof window !== 'undefined') refuseBareText();
