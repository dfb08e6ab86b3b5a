import { limits } from 'shared-contracts/limits';
import { uploadRefusals } from 'shared-contracts/media';

const MEGABYTE = 1_048_576;

/** What can be said of a file before it is sent; the server looks at its content. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (type === 'image/svg+xml') return uploadRefusals.svg;
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return uploadRefusals.heic;
  if (type !== '' && !type.startsWith('image/')) return uploadRefusals.kind;
  if (size === 0) return 'Dosya boş.';
  return size > limits.fileBytes ? `Dosya en fazla ${limits.fileBytes / MEGABYTE} MB olabilir.` : null;
}
