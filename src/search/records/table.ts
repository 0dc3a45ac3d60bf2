/** The head of the column that repeats what a signature says. */
const types = 'Type';

/** Follows the cells of a table, which are told apart by the heads of their columns. */
export class TableReader {
  private heads: string[] = [];
  private column = -1;
  private said = 0;

  openTable(): void {
    this.heads = [];
  }

  openRow(): void {
    this.column = -1;
    this.said = 0;
  }

  /** Goes on to a cell and answers its column, from 0. */
  openCell(): number {
    return ++this.column;
  }

  addHead(text: string): void {
    this.heads[this.column] = (this.heads[this.column] ?? '') + text;
  }

  /** True for a cell that is no part of the page's words. */
  get isType(): boolean {
    return this.heads[this.column] === types;
  }

  /** What comes before the words of a cell, so that a row reads as one sentence: `name: words – more words`. */
  separator(hasName: boolean): string {
    const place = this.said++;
    if (place === 0) return '';
    return place === 1 && hasName ? ': ' : ' – ';
  }
}
