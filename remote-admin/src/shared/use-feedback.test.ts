import { act, renderHook, waitFor } from '@testing-library/react';
import { registerForm } from './drafts/unsaved-forms.ts';
import { TestProvider } from './testing/test-provider.tsx';
import { useFeedback } from './use-feedback.ts';

const mockFetched = jest.fn();
const mockToast = jest.fn();

jest.mock('./dialog-library.ts', () => {
  mockFetched();
  return { toastFailure: mockToast };
});

async function fail(): Promise<void> {
  const { result } = renderHook(() => useFeedback(), { wrapper: TestProvider });
  await waitFor(() => expect(mockFetched).toHaveBeenCalledTimes(1));
  await act(() => result.current.run(() => Promise.reject(new Error('offline')), { success: 'Eklendi!' }));
  await waitFor(() => expect(mockToast).toHaveBeenCalledTimes(1));
}

const errorToast = (text: string) => ({ title: 'Hata!', text });

afterEach(() => {
  mockToast.mockClear();
  jest.restoreAllMocks();
});

test('what tells of a lost connection is there before the connection is lost', async () => {
  await fail();
  expect(mockToast).toHaveBeenCalledWith(errorToast('İşlem Başarısız! Sistem Hatası!\nSunucuya ulaşılamadı.'));
});

test('without a connection it is said that what was typed stays', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const end = registerForm(() => true);
  await fail();
  end();
  expect(mockToast).toHaveBeenCalledWith(
    errorToast('İşlem Başarısız! Sistem Hatası!\nİnternet bağlantısı yok. Yazdıklarınız duruyor.'),
  );
});
