/** Validation messages for visitors and staff alike; the first four are fixed (product §5). `{min}`, `{max}` are filled. */
export const validationWords = {
  required: '* Bu Alan Zorunlu',
  tooShort: 'Bu Alan {min} Karakterden Az Olamaz',
  tooLong: 'Bu Alan {max} Karakteri Geçemez',
  email: 'Geçerli E-Mail Adresi Giriniz',
};
