import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@vitrin/shared-contracts/paths';
import sharp from 'sharp';
import { cliContext, importFixture } from '../../testing/import-items.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { zip } from '../../testing/zip.ts';
import { importSite } from './site-import.service.ts';

it('takes pictures from an archive of the uploads', async () => {
  const test = await buildTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  try {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } });
    const entries = [
      ['uploads/2009/10/temel.jpg', await picture.jpeg().toBuffer()],
      ['uploads/2009/11/temel.jpg', 'another file of that name'],
    ] as const;
    const uploads = join(folder, 'yedek.zip');
    await writeFile(uploads, zip(entries));
    const paths = [importFixture('klasik.wxr.xml')];
    const report = await importSite(test.services, cliContext, { paths, isDryRun: false, uploads, from: null });
    await report.close();
    const { body } = await test.app.inject({ url: `${api.articles}/yeni-santiye` });
    expect(JSON.parse(body)).toMatchObject({ data: { cover: { width: 60 } } });
  } finally {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  }
});
