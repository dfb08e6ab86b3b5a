/** Texts of the update prompt in the panel. Site and sign-in show them in the language of the page. */
export const updatePromptTexts = { text: 'Bu sayfanın yeni sürümü hazır.', reload: 'Yenile', later: 'Sonra' };
