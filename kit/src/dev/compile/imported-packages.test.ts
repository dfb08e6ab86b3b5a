import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importedPackages } from './imported-packages.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-sources-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, code: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), code);
}

test('packages that the sources import at run time are found once, whichever form the import has', () => {
  write(
    'app/index.tsx',
    `import dayjs from 'dayjs';
import {
  Button,
  type ButtonProps,
} from '@mantine/core';
import 'side-effect/register';
export { object } from 'yup';
const library = () => import('sweetalert2/dist/sweetalert2.js');`,
  );
  write('features/other.ts', "import dayjs from 'dayjs';");
  expect(importedPackages(folder)).toEqual([
    '@mantine/core',
    'dayjs',
    'side-effect/register',
    'sweetalert2/dist/sweetalert2.js',
    'yup',
  ]);
});

test('the word in a string is no import', () => {
  write('step.tsx', "const shown = step === 'import' && id !== '' ? <Report /> : 'x';");
  expect(importedPackages(folder)).toEqual([]);
});

test('types, styles, shared packages, own files and tests are no packages of the remote', () => {
  write(
    'app/index.tsx',
    `import type { Icon } from '@tabler/icons-react';
import { type Props, type Other } from 'types-only';
import '@mantine/core/styles.css';
import { useState } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import { frame } from './frame.tsx';`,
  );
  write('app/index.test.tsx', "import { render } from '@testing-library/react';");
  write('app/testing/provider.tsx', "import { MantineProvider } from '@mantine/core';");
  expect(importedPackages(folder)).toEqual([]);
});
