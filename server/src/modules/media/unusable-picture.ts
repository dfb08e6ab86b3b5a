/** Reasons why a file cannot be stored as a picture. */
export type Unusable =
  | 'kind'
  | 'heic'
  | 'broken'
  | 'pixels'
  | 'shape'
  | 'svg'
  | 'svg-active'
  | 'svg-external'
  | 'svg-text'
  | 'svg-heavy'
  | 'svg-empty';

/** Thrown when the bytes are not a picture or have an unsupported type, size or shape. */
export class UnusablePicture extends Error {
  readonly reason: Unusable;

  constructor(reason: Unusable, options?: ErrorOptions) {
    super(`The file cannot be stored as a picture: ${reason}`, options);
    this.name = 'UnusablePicture';
    this.reason = reason;
  }
}
