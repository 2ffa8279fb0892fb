/** A line or an area of a drawing: a path, and how it is painted. */
export type Stroke = {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
};

/** The colour of lines in faces. */
export const INK = '#2b2117';
