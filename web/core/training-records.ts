// The records of a run as they come: rows are added at the end, and what has been handed out never changes.

export class TrainingRecords {
  readonly columns: number;
  #buffer: Float64Array;
  #length = 0;

  constructor(columns: number, rows: Float64Array = new Float64Array(0)) {
    this.columns = columns;
    this.#buffer = rows.slice();
    this.#length = rows.length;
  }

  /** rows × columns. */
  get all(): Float64Array {
    return this.#buffer.subarray(0, this.#length);
  }

  get rows(): number {
    return this.#length / this.columns;
  }

  add(rows: Float64Array): void {
    const length = this.#length + rows.length;
    if (length > this.#buffer.length) {
      const larger = new Float64Array(Math.max(length, 2 * this.#buffer.length));
      larger.set(this.all);
      this.#buffer = larger;
    }
    this.#buffer.set(rows, this.#length);
    this.#length = length;
  }
}
