import { budgetProblem, budgetsOf } from './section-budgets.ts';

const figures = { script: 12_500, html: 20_000 };

test('header and footer of the site may be larger than sections of editors, which no other remote can name', () => {
  expect(budgetProblem('site-header', figures, budgetsOf('remote_public', 'site-header'))).toBeNull();
  expect(budgetProblem('site-header', figures, budgetsOf('remote_kampanya', 'site-header'))).toBe(
    '“site-header” bölümü sınırı aşıyor: betik 12,5 kB, en fazla 10 kB olabilir',
  );
  expect(budgetProblem('kredi', { html: 20_000 }, budgetsOf('remote_public', 'kredi'))).toContain('HTML 20 kB');
});
