/** Why a file does not become a picture. */
export type Unusable = 'kind' | 'svg' | 'heic' | 'broken' | 'pixels' | 'shape';

/** The bytes are no picture, or one of a kind, size or shape that is not taken. */
export class UnusablePicture extends Error {
  readonly reason: Unusable;

  constructor(reason: Unusable, options?: ErrorOptions) {
    super(`The file cannot be stored as a picture: ${reason}`, options);
    this.name = 'UnusablePicture';
    this.reason = reason;
  }
}
