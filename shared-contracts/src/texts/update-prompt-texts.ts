/** Texts of the update prompt for sign-in and panel. The public site shows them in the visitor's language. */
export const updatePromptTexts = { text: 'Bu sayfanın yeni sürümü hazır.', reload: 'Yenile', later: 'Sonra' };
