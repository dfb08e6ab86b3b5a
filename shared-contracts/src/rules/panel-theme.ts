/** The panel's theme choices by storage key, the default first (product §2, §4). Also attributes of <html>. */
export const themeChoices = {
  mode: ['light', 'dark'],
  menu: ['light', 'dark'],
  header: ['light', 'dark'],
  layout: ['fullwidth', 'boxed'],
  sidemenu: ['default', 'closed', 'icontext', 'sideicon'],
} as const;

export type ThemeKey = keyof typeof themeChoices;

export type PanelTheme = { [Key in ThemeKey]: (typeof themeChoices)[Key][number] };

/** Widths of the sidebar in CSS pixels by `sidemenu`. */
export const sidemenuWidths: Readonly<Record<PanelTheme['sidemenu'], number>> = {
  default: 264,
  closed: 0,
  icontext: 96,
  sideicon: 64,
};
