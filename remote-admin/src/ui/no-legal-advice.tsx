import { Text } from '@mantine/core';

/** Stands beside each statement of law in the panel. */
export function NoLegalAdvice() {
  return (
    <Text size="sm" c="dimmed">
      Bilgilendirme amaçlıdır, hukuki danışmanlık değildir. Kuruluşunuz için geçerli yükümlülükleri hukukçunuza danışın.
    </Text>
  );
}
