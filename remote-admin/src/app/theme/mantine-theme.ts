import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Id of the element that contains open layers. It is in the main landmark, like the rest of the screen. */
export const layersId = 'katmanlar';
const target = `#${layersId}`;

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function scale(name: string): MantineColorsTuple {
  return steps.map((step) => `var(--${name}-${step})`) as unknown as MantineColorsTuple;
}

/**
 * Text colours on filled backgrounds: white has too little contrast on a light brand colour and on the red of the dark
 * scheme.
 */
const textColors: Readonly<Record<string, string>> = { brand: 'var(--color-on-accent)', red: 'var(--color-surface)' };

const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const textColor = input.variant === 'filled' ? textColors[input.color ?? input.theme.primaryColor] : undefined;
  return textColor ? { ...colors, color: textColor } : colors;
};

/**
 * Mantine theme based on the design tokens; it defines no colours of its own. Its variables are in
 * mantine-variables.css.
 */
export const mantineTheme = createTheme({
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '650' },
  primaryColor: 'brand',
  variantColorResolver: variantColors,
  colors: { brand: scale('brand') },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '4px', md: '8px', lg: '16px', xl: '16px' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    Tooltip: {
      defaultProps: {
        openDelay: 350,
        withArrow: true,
        arrowSize: 6,
        events: { hover: true, focus: true, touch: false },
        portalProps: { target },
      },
    },
    Menu: {
      defaultProps: {
        shadow: 'md',
        position: 'bottom-end',
        withInitialFocusPlaceholder: false,
        portalProps: { target },
      },
      classNames: { dropdown: 'menu-list' },
    },
    Popover: { defaultProps: { portalProps: { target } } },
    Pagination: { vars: () => ({ root: { '--pagination-active-color': 'var(--color-on-accent)' } }) },
    SegmentedControl: { classNames: { root: 'segments', indicator: 'segment-shown' } },
    Switch: {
      defaultProps: { withThumbIndicator: false },
      classNames: { track: 'switch-track', thumb: 'switch-thumb' },
    },
    InputWrapper: { classNames: { label: 'field-label', description: 'field-help' } },
    Modal: {
      defaultProps: { portalProps: { target }, centered: true, closeButtonProps: { 'aria-label': 'Kapat' } },
      classNames: { title: 'layer-title' },
    },
    Drawer: {
      defaultProps: { portalProps: { target }, closeButtonProps: { 'aria-label': 'Kapat' } },
      classNames: { title: 'layer-title' },
    },
  },
});
