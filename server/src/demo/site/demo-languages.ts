/** Languages of the demo content: the default one and one that is translated but for two articles. */
export const demoLanguages = ['tr', 'en'] as const;
export type DemoLanguage = (typeof demoLanguages)[number];

/** One text, record or list in each of them. */
export type InEach<T> = Readonly<Record<DemoLanguage, T>>;
