/** Name of the button that sends a form: of one that only saves, of a live record, of one that is not on the site. */
export const submitButton = /^(?:Kaydet|Güncelle|Yayınla|İlanı yayınla)$/;
