/** A fenced code block, or inline code. */
const code = /^( *)```(\w*)\n([\s\S]*?)^\1```$|`([^`]+)`/gm;

const isCommand = (text: string): boolean => /^(npm|npx|node) /.test(text);

/** A line of a shell block without its comment. */
const withoutComment = (line: string): string => line.replace(/(^|\s+)# .*$/, '').trim();

/**
 * The commands of a Markdown document, each once, in reading order: every line of its `sh` blocks, and inline code
 * that starts with npm, npx or node.
 */
export function commandsIn(markdown: string): string[] {
  const commands = [...markdown.matchAll(code)].flatMap(([, , language, block, inline = '']) => {
    if (block === undefined) return [inline.replace(/\s+/g, ' ')].filter(isCommand);
    return language === 'sh' ? block.split('\n').map(withoutComment).filter(Boolean) : [];
  });
  return [...new Set(commands)];
}
