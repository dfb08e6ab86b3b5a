import { act, renderHook, waitFor } from '@testing-library/react';
import { registerForm } from '../../data/unsaved-forms.ts';
import { TestProvider } from '../../testing/test-provider.tsx';
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

test('the error message for a lost connection is preloaded', async () => {
  await fail();
  expect(mockToast).toHaveBeenCalledWith(errorToast('İşlem Başarısız! Sistem Hatası!\nSunucuya ulaşılamadı.'));
});

test('the message for a lost connection mentions that unsaved input is kept', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const end = registerForm(() => true);
  await fail();
  end();
  expect(mockToast).toHaveBeenCalledWith(
    errorToast('İşlem Başarısız! Sistem Hatası!\nİnternet bağlantısı yok. Yazdıklarınız duruyor.'),
  );
});
