import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureFormats } from '@vitrin/shared-contracts/pictures';
import { pictureFile } from '../modules/media/media-files.ts';
import { pictureSizes } from './picture-sizes.ts';

test('the demo has every picture once, in its declared size, in less than twenty megabytes', async () => {
  const folder = join(import.meta.dirname, 'pictures');
  const files = readdirSync(folder);
  expect(files).toHaveLength(Object.keys(pictureSizes).length * 16);
  const bytes = files.map((file) => readFileSync(join(folder, file)));
  expect(new Set(bytes.map((file) => createHash('sha256').update(file).digest('hex'))).size).toBe(files.length);
  expect(bytes.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(20_000_000);
  for (const [name, [width, height]] of Object.entries(pictureSizes)) {
    for (const format of pictureFormats)
      expect(await sharp(join(folder, pictureFile(name, format, width))).metadata()).toMatchObject({ width, height });
  }
});
