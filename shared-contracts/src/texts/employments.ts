/** Forms of employment that a job opening can have. */
export const employments = ['full-time', 'part-time', 'internship', 'seasonal', 'remote'] as const;

/** Form of employment. */
export type Employment = (typeof employments)[number];

/** Turkish labels of the forms of employment; the site has them as texts in each language. */
export const employmentLabels: Readonly<Record<Employment, string>> = {
  'full-time': 'Tam zamanlı',
  'part-time': 'Yarı zamanlı',
  internship: 'Staj',
  seasonal: 'Dönemlik',
  remote: 'Uzaktan',
};
