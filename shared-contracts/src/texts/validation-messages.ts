/**
 * Validation messages for visitors and staff; the first four are fixed (product §5). `{min}` and `{max}` are
 * placeholders.
 */
export const validationMessages = {
  required: '* Bu Alan Zorunlu',
  tooShort: 'Bu Alan {min} Karakterden Az Olamaz',
  tooLong: 'Bu Alan {max} Karakteri Geçemez',
  email: 'Geçerli E-Mail Adresi Giriniz',
};
