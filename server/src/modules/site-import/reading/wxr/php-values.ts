/** A value of PHP as `serialize` writes it; objects are read as their fields. */
export type PhpValue = string | number | boolean | null | PhpRecord;
interface PhpRecord {
  [key: string]: PhpValue;
}

const MAX_DEPTH = 20;

/**
 * Reads a value that PHP has serialized, without making objects of classes. Lengths are in bytes and wrong after an address was replaced
 * in the file, so a text ends at the quote that a separator follows. Returns null for what is no such value.
 */
export function readPhpValue(text: string): PhpValue {
  try {
    return new Reader(text).read(0);
  } catch {
    return null;
  }
}

/** Returns the fields of a value; none for another type. */
export function phpFields(value: PhpValue): Record<string, PhpValue> {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Returns a plain value as text; empty for fields. */
export function phpText(value: PhpValue | undefined): string {
  return typeof value === 'object' || value === undefined ? '' : String(value);
}

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(depth: number): PhpValue {
    if (depth > MAX_DEPTH) throw new RangeError('Too deep');
    const type = this.text[this.at];
    if (type === 'N') return this.skip('N;', null);
    if (type === 'b') return this.until(';', 2) === '1';
    if (type === 'i' || type === 'd') return Number(this.until(';', 2));
    if (type === 's') return this.readText();
    if (type === 'a') return this.readFields(depth, 'a:');
    if (type === 'O') {
      this.until('"', 2);
      this.until('"', 0);
      return this.readFields(depth, ':');
    }
    throw new SyntaxError('Not serialized');
  }

  private readText(): string {
    const length = Number(this.until(':', 2));
    this.expect('"');
    const declared = this.at + length;
    // Bytes and characters differ, and broken exports count wrongly: the next `";` from the shortest possible end.
    const from = this.text.startsWith('";', declared) ? declared : this.at;
    const end = this.text.indexOf('";', from);
    if (end < 0) throw new SyntaxError('No end');
    const value = this.text.slice(this.at, end);
    this.at = end + 2;
    return value;
  }

  private readFields(depth: number, start: string): PhpRecord {
    const count = Number(this.until(':', start.length));
    this.expect('{');
    const fields = Object.create(null) as PhpRecord;
    for (let index = 0; index < count; index += 1) {
      const key = this.read(depth + 1);
      fields[phpText(key)] = this.read(depth + 1);
    }
    this.expect('}');
    return fields;
  }

  private until(mark: string, skipped: number): string {
    const start = this.at + skipped;
    const end = this.text.indexOf(mark, start);
    if (end < 0) throw new SyntaxError('No end');
    this.at = end + mark.length;
    return this.text.slice(start, end);
  }

  private expect(mark: string): void {
    if (!this.text.startsWith(mark, this.at)) throw new SyntaxError(`Expected ${mark}`);
    this.at += mark.length;
  }

  private skip<T>(mark: string, value: T): T {
    this.expect(mark);
    return value;
  }
}
