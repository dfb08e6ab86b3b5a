import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { mantineTheme } from './mantine-theme.ts';

type Scheme = 'dark' | 'light';

/** Returns the variables that a stylesheet defines with a colour scheme. */
function variablesOf(css: string, scheme: Scheme): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(
    ([, selector = '']) => !selector.includes('color-scheme') || selector.includes(scheme),
  );
  const declarations = rules.flatMap(([, , body = '']) => [...body.matchAll(/(--mantine-[\w-]+): ([^;]+);/g)]);
  return new Map(declarations.map(([, name = '', value = '']) => [name, value]));
}

const isDesignToken = (value = '') => /var\(--(?:color|shadow)-/.test(value);

test.each<Scheme>(['dark', 'light'])(
  'in the %s scheme the stylesheet defines what the library would compute from the theme, or a design token',
  (scheme) => {
    render(<MantineProvider theme={mantineTheme} />);
    const computed = variablesOf(document.querySelector('[data-mantine-styles]')?.textContent ?? '', scheme);
    const stylesheet = variablesOf(
      readFileSync(path.join(import.meta.dirname, 'mantine-variables.css'), 'utf8'),
      scheme,
    );
    expect(computed.size).toBeGreaterThan(40);
    const different = [...computed].filter(([name, value]) => {
      const defined = stylesheet.get(name);
      return defined !== value && !isDesignToken(defined);
    });
    expect(different).toEqual([]);
  },
);
