import { buildTestApp, type TestApp } from './test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp((app) => {
    app.get('/api/undeclared', { config: { responses: null } }, async () => ({ success: true, password_hash: 'x' }));
    app.get('/api/incomplete', { config: { responses: 'ArticleSummary' } }, async () => ({ success: true, data: {} }));
  });
});
afterAll(() => test.close());

it.each([
  ['/api/undeclared', 'null does not match the declared response type: data must NOT have additional properties'],
  ['/api/incomplete', '"ArticleSummary" does not match the declared response type: data/data must have required'],
])('the response of %s fails', async (url, objection) => {
  const report = jest.spyOn(console, 'error').mockReturnValue();
  expect((await test.app.inject(url)).statusCode).toBe(500);
  expect(report).toHaveBeenCalledWith(expect.stringContaining(objection));
  report.mockRestore();
});
