/** Theme choices of the panel by storage key, default first (product §2, §4). They are also attributes of `<html>`. */
export const themeChoices = {
  mode: ['light', 'dark'],
  menu: ['light', 'dark'],
  header: ['light', 'dark'],
  layout: ['fullwidth', 'boxed'],
  sidemenu: ['default', 'closed', 'icontext', 'sideicon'],
} as const;

/** Storage key of a theme choice. */
export type ThemeKey = keyof typeof themeChoices;

/** Theme of the panel: one value for each choice. */
export type PanelTheme = { [Key in ThemeKey]: (typeof themeChoices)[Key][number] };

/** Widths of the sidebar in CSS pixels, by `sidemenu`. */
export const sidemenuWidths: Readonly<Record<PanelTheme['sidemenu'], number>> = {
  default: 264,
  closed: 0,
  icontext: 96,
  sideicon: 64,
};
