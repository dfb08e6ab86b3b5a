/** Access to a bucket of an S3-compatible service. */
export interface S3Settings {
  /** URL of the service. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Beginning of all keys: empty, or a path that ends with a slash. */
  prefix: string;
}
