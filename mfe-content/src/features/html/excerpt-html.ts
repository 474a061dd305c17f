const token =
  /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);|[^<&]+|[<&]/gi;

const blocks = new Set(['p', 'ul', 'ol', 'li', 'blockquote']);
const kept = new Set([...blocks, 'strong', 'em', 'b', 'i', 'u', 'code', 'br']);
const escaped: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;' };

/** A heading in an excerpt would disturb the headings of the page that shows it. */
const tagInExcerpt = (name: string) => (/^h[1-6]$/.test(name) ? 'p' : name);

class ExcerptWriter {
  private readonly out: string[] = [];
  private open: string[] = [];
  private lastText = { length: 0, open: [] as string[] };
  private atBreak = true;

  constructor(private left: number) {}

  tag(name: string, closing: boolean): void {
    if (blocks.has(name)) this.atBreak = true;
    if (!kept.has(name)) return;
    if (name === 'br') this.out.push('<br>');
    else if (!closing) {
      this.open.push(name);
      this.out.push(`<${name}>`);
    } else if (this.open.includes(name)) {
      while (this.open.at(-1) !== name) this.out.push(`</${this.open.pop()}>`);
      this.open.pop();
      this.out.push(`</${name}>`);
    }
  }

  /** Takes as much of a text as still fits; false once something had to be left out. */
  text(source: string): boolean {
    const collapsed = source.replace(/\s+/g, ' ');
    const text = this.atBreak ? collapsed.trimStart() : collapsed;
    if (text === '') return true;
    const whole = text.startsWith('&') && text.length > 1;
    const characters = whole ? [text] : [...text];
    const fitting = characters.slice(0, this.left);
    if (fitting.length > 0) {
      this.out.push(fitting.map((character) => escaped[character] ?? character).join(''));
      this.left -= fitting.length;
      this.atBreak = false;
      this.lastText = { length: this.out.length, open: [...this.open] };
    }
    return fitting.length === characters.length;
  }

  cutAfterLastText(ellipsis: string): void {
    this.out.length = this.lastText.length;
    this.open = this.lastText.open;
    const last = this.out.pop();
    if (last !== undefined) this.out.push(last.trimEnd() + ellipsis);
  }

  finish(): string {
    return (
      this.out.join('') +
      this.open
        .reverse()
        .map((name) => `</${name}>`)
        .join('')
    );
  }
}

/**
 * The beginning of a piece of HTML: at most `characters` characters of its text (an entity counts as one), every
 * tag closed. Only paragraphs, lists and emphasis stay, without attributes; `ellipsis` follows a text that was cut.
 */
export function excerptHtml(html: string, characters: number, ellipsis = ''): string {
  const writer = new ExcerptWriter(characters);
  const withoutCode = html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '');
  for (const [source, slash, name] of withoutCode.matchAll(token)) {
    if (name) writer.tag(tagInExcerpt(name.toLowerCase()), slash === '/');
    else if (!source.startsWith('<!--') && !writer.text(source)) {
      writer.cutAfterLastText(ellipsis);
      break;
    }
  }
  return writer.finish();
}
