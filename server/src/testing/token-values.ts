/** Values of design tokens by custom property. */
export type Tokens = Readonly<Record<string, string>>;

/** Returns the values of one scheme: the light block, overridden by the dark block in the dark scheme, as in a browser. */
export function tokensOf(css: string, scheme: 'light' | 'dark'): Tokens {
  const [light = '', dark = ''] = css.split('}');
  const read = (block: string) =>
    [...block.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]);
  return Object.fromEntries([...read(light), ...(scheme === 'dark' ? read(dark) : [])]);
}
