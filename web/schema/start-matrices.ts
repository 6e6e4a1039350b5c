// The matrices that attention by hand begins with: as much of them as its sizes ask for. No names, no bounds.

/** Rows and columns that there are. */
export const mostEntries = 6;

/** One row for each query. */
export const startQueries = [
  [-1.2, 1.2, 0.4, -1.8, 0.7, -0.3],
  [-0.4, -0.4, -1.3, 1.9, 0.2, 1.1],
  [0.9, -0.9, 0.6, -1.9, -0.8, 0.5],
  [0.3, 1.4, -0.7, 0.6, 1.2, -1.0],
  [1.6, 0.2, 0.9, -0.5, -1.1, 0.4],
  [-0.9, 0.8, 1.3, 0.1, 0.6, -1.5],
] as const;

/** One row for each key. */
export const startKeys = [
  [-0.9, -1, 0.6, 0.3, 0.9, -0.2],
  [0.2, -0.4, 1.1, -0.8, 0.5, 1.3],
  [0.2, 1.5, 0.5, -1.3, -0.6, 0.8],
  [-0.6, 0.1, -0.1, 0.6, 1.4, -0.7],
  [0.2, -0.1, -0.4, -0.4, -1.2, 0.3],
  [1.1, 0.7, -0.8, 0.4, 0.1, -0.6],
] as const;

/** One row for each value. */
export const startValues = [
  [1.2, 0.4, -0.5, 0.8, 0.1, -1.1],
  [-0.6, 1, 0.7, -0.2, 0.9, 0.3],
  [0.3, -1.4, 1.1, 0.5, -0.7, 0.6],
  [0.8, 0.5, -0.9, 1.3, 0.4, -0.1],
  [-1.1, -0.2, 0.6, -0.8, 1.5, 0.2],
  [0.5, -0.7, 0.2, 1, -0.4, 0.9],
] as const;
