import { act, renderHook, waitFor } from '@testing-library/react';
import { useFeedback } from './use-feedback.ts';

const mockFetched = jest.fn();
const mockToast = jest.fn();

jest.mock('./dialog-library.ts', () => {
  mockFetched();
  return { toastFailure: mockToast };
});

test('what tells of a lost connection is there before the connection is lost', async () => {
  const { result } = renderHook(() => useFeedback());
  await waitFor(() => expect(mockFetched).toHaveBeenCalledTimes(1));

  await act(() => result.current.run(() => Promise.reject(new Error('offline')), { success: 'Eklendi!' }));

  await waitFor(() =>
    expect(mockToast).toHaveBeenCalledWith({ title: 'Hata!', text: 'İşlem Başarısız! Sistem Hatası!' }),
  );
});
