import { currentForm, stampForm, upgradeValues, type Upgrades } from './upgrades.ts';

const upgrades: Upgrades = {
  2: ({ summary, ...values }) => ({ ...values, lead: summary }),
  3: (values) => ({ ...values, lead: String(values['lead']).toUpperCase() }),
};

test('values are converted step by step from the form that they were stored in', () => {
  expect(upgradeValues({ summary: 'özet' }, upgrades)).toEqual({ lead: 'ÖZET' });
  expect(upgradeValues({ lead: 'özet', $form: 2 }, upgrades)).toEqual({ lead: 'ÖZET' });
  expect(upgradeValues({ lead: 'Özet', $form: 3 }, upgrades)).toEqual({ lead: 'Özet' });
  expect(upgradeValues({ lead: 'özet' }, upgrades, 2)).toEqual({ lead: 'ÖZET' });
});

test('values of a kind whose form never changed stay as they are, without a stamp', () => {
  const values = { title: 'Köprü' };
  expect([currentForm(), stampForm(values), upgradeValues(values)]).toEqual([1, values, values]);
});

test('stored values name the present form, and need no conversion when they are read', () => {
  const stored = stampForm({ lead: 'Özet' }, upgrades);
  expect(stored).toEqual({ lead: 'Özet', $form: 3 });
  expect(upgradeValues(stored, upgrades)).toEqual({ lead: 'Özet' });
});

test('values of a newer form are kept', () => {
  expect(upgradeValues({ lead: 'Özet', $form: 9 }, upgrades)).toEqual({ lead: 'Özet' });
});
