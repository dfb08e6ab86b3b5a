import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createQueryClient, listQuery, readQuery, sharedQueryOptions, useInvalidate } from './query.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../testing/fake-server.ts';
import { TestProvider } from '../testing/test-provider.tsx';

const names = readQuery<string>('/api/admin/names');
const calls = () => http.getJson.mock.calls.map(([path]) => path);

beforeEach(() => jest.clearAllMocks());

function Name({ query = names }) {
  const { data, error } = useQuery(query);
  return <p>{data ?? error?.reason ?? 'bekliyor'}</p>;
}

test.each([
  ['forbidden', () => rejected(403, { code: 'right' })],
  ['stale', () => rejected(403, { code: 'csrf' })],
  ['not-found', () => rejected(404)],
  ['failed', () => rejected(500)],
  ['failed', () => ({ success: true, status: 200 })],
  ['unreachable', unreachable],
])('a read without data reports the reason %s and is not retried', async (reason, answer) => {
  stubReads({ '/api/admin/names': answer });
  render(<Name />, { wrapper: TestProvider });

  expect(await screen.findByText(reason)).toBeVisible();
  expect(calls()).toHaveLength(1);
});

describe('a response that the document has requested', () => {
  const address = '/api/admin/names';
  afterEach(() => void (globalThis.vitrin = undefined));

  test('is in the first rendering if it has arrived, and is fetched again only after a write', async () => {
    globalThis.vitrin = {
      reads: new Map([[address, Promise.resolve({} as Response)]]),
      arrived: new Map([[address, { success: true, data: 'ilk' }]]),
    };
    stubReads({ [address]: () => succeeded('ikinci') });
    function Write() {
      const invalidate = useInvalidate();
      return <button onClick={() => void invalidate(address)}>kaydet</button>;
    }
    render(
      <>
        <Name />
        <Write />
      </>,
      { wrapper: TestProvider },
    );

    expect(screen.getByText('ilk')).toBeVisible();
    expect(calls()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'kaydet' }));
    expect(await screen.findByText('ikinci')).toBeVisible();
    expect(calls()).toEqual([address]);
  });
});

test('a write during the first load is in the list: the load, which may have read the state before it, is repeated', async () => {
  let answerFirst: (answer: ReturnType<typeof succeeded>) => void = () => undefined;
  http.getJson.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  http.getJson.mockResolvedValueOnce(succeeded('sonra'));
  function Write() {
    const invalidate = useInvalidate();
    return <button onClick={() => void invalidate('/api/admin/names')}>kaydet</button>;
  }
  render(
    <>
      <Name />
      <Write />
    </>,
    { wrapper: TestProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'kaydet' }));
  answerFirst(succeeded('önce'));

  expect(await screen.findByText('sonra')).toBeVisible();
  expect(screen.queryByText('önce')).toBeNull();
});

test('the rows of a list stay visible until the next page is loaded', async () => {
  let next: (answer: ReturnType<typeof succeeded>) => void = () => undefined;
  http.getJson.mockResolvedValueOnce(succeeded(['bir']));
  http.getJson.mockReturnValueOnce(new Promise((resolve) => (next = resolve)));
  function List() {
    const [page, setPage] = useState(1);
    const { data, isPlaceholderData } = useQuery(listQuery<string>('/api/admin/rows', { page }));
    return (
      <button type="button" onClick={() => setPage(2)}>
        {data?.items[0]} {isPlaceholderData ? 'eski' : 'yeni'}
      </button>
    );
  }
  render(<List />, { wrapper: TestProvider });

  await userEvent.click(await screen.findByRole('button', { name: 'bir yeni' }));
  expect(await screen.findByRole('button', { name: 'bir eski' })).toBeVisible();
  next(succeeded(['iki']));
  expect(await screen.findByRole('button', { name: 'iki yeni' })).toBeVisible();
});

test('a write refetches its path and the paths below it, nothing else', async () => {
  stubReads({});
  const paths = ['/api/admin/blog', '/api/admin/blog/7', '/api/admin/contracts'];
  function Write() {
    const invalidate = useInvalidate();
    return (
      <button type="button" onClick={() => void invalidate('/api/admin/blog')}>
        yaz
      </button>
    );
  }
  render(
    <TestProvider>
      {paths.map((path) => (
        <Name key={path} query={readQuery<string>(path)} />
      ))}
      <Write />
    </TestProvider>,
  );
  await waitFor(() => expect(screen.getAllByText('not-found')).toHaveLength(3));

  await userEvent.click(screen.getByRole('button', { name: 'yaz' }));

  await waitFor(() => expect(calls()).toEqual([...paths, '/api/admin/blog', '/api/admin/blog/7']));
});

test('a reopened screen is refetched, shared data is not', async () => {
  stubReads({ '/api/admin/names': () => succeeded('Ayşe'), '/api/admin/shared': () => succeeded('Türkçe') });
  const shared = { ...readQuery<string>('/api/admin/shared'), ...sharedQueryOptions };
  const client = createQueryClient();
  const screenOf = () =>
    render(
      <QueryClientProvider client={client}>
        <Name />
        <Name query={shared} />
      </QueryClientProvider>,
    );
  const first = screenOf();
  expect(await screen.findByText('Ayşe')).toBeVisible();
  first.unmount();
  await waitFor(() => expect(client.getQueryCache().getAll()).toHaveLength(1));

  screenOf();

  expect(screen.getByText('Türkçe')).toBeVisible();
  expect(await screen.findByText('Ayşe')).toBeVisible();
  expect(calls()).toEqual(['/api/admin/names', '/api/admin/shared', '/api/admin/names']);
});
