const token =
  /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);|[^<&]+|[<&]/gi;

const blocks = new Set(['p', 'ul', 'ol', 'li', 'blockquote']);
const allowedTags = new Set([...blocks, 'strong', 'em', 'b', 'i', 'u', 'code', 'br']);
const escaped: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;' };

/** Headings become paragraphs, so that the excerpt does not disturb the heading structure of its page. */
const tagInExcerpt = (name: string) => (/^h[1-6]$/.test(name) ? 'p' : name);

class ExcerptWriter {
  private readonly out: string[] = [];
  private open: string[] = [];
  private lastText = { length: 0, open: [] as string[] };
  private atBreak = true;
  /** Number of characters up to the end of the last whole word. */
  private words = 0;

  private left: number;

  constructor(private readonly characters: number) {
    this.left = characters;
  }

  tag(name: string, closing: boolean): void {
    if (blocks.has(name) || name === 'br') {
      this.atBreak = true;
      this.words = this.characters - this.left;
    }
    if (!allowedTags.has(name)) return;
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

  /** Adds as much of a text as still fits. Returns false if some was left out. */
  text(source: string): boolean {
    const collapsed = source.replace(/\s+/g, ' ');
    const text = this.atBreak ? collapsed.trimStart() : collapsed;
    if (text === '') return true;
    const whole = text.startsWith('&') && text.length > 1;
    const characters = whole ? [text] : [...text];
    const fitting = characters.slice(0, this.left);
    const space = [...fitting, characters[fitting.length]].lastIndexOf(' ');
    if (space >= 0) this.words = this.characters - this.left + space;
    if (fitting.length > 0) {
      this.out.push(fitting.map((character) => escaped[character] ?? character).join(''));
      this.left -= fitting.length;
      this.atBreak = false;
      this.lastText = { length: this.out.length, open: [...this.open] };
    }
    return fitting.length === characters.length;
  }

  /** Number of characters that end at a word, or the limit if the first word is longer. */
  charactersOfWords(): number {
    return this.words || this.characters;
  }

  truncateAfterLastText(): void {
    this.out.length = this.lastText.length;
    this.open = this.lastText.open;
    const last = this.out.pop();
    if (last !== undefined) this.out.push(`${last.replace(/[\s.,;:–—-]+$/, '')}…`);
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

/** Writes tags and texts until one does not fit. Returns false in that case. */
function write(writer: ExcerptWriter, html: string): boolean {
  for (const [source, slash, name] of html.matchAll(token)) {
    if (name) writer.tag(tagInExcerpt(name.toLowerCase()), slash === '/');
    else if (!source.startsWith('<!--') && !writer.text(source)) return false;
  }
  return true;
}

/**
 * The beginning of an HTML fragment: at most `characters` characters of its text (an entity counts as one), up to the
 * end of a word, every tag closed. Only paragraphs, lists and emphasis are kept, without attributes; an ellipsis
 * follows a truncated text.
 */
export function excerptHtml(html: string, characters: number): string {
  const withoutCode = html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '');
  const whole = new ExcerptWriter(characters);
  if (write(whole, withoutCode)) return whole.finish();
  const shortened = new ExcerptWriter(whole.charactersOfWords());
  write(shortened, withoutCode);
  shortened.truncateAfterLastText();
  return shortened.finish();
}
