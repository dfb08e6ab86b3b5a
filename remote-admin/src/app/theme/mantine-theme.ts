import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
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

/** Mantine theme based on the design tokens; it defines no colours of its own. */
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

/** The token values change with the colour scheme, so both schemes use the same tokens. */
const tokens = {
  '--mantine-color-body': 'var(--color-surface)',
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-bright': 'var(--color-text)',
  '--mantine-color-dimmed': 'var(--color-muted)',
  '--mantine-color-placeholder': 'var(--color-muted)',
  '--mantine-color-anchor': 'var(--color-accent-text)',
  '--mantine-color-error': 'var(--color-bad)',
  '--mantine-color-default': 'var(--color-raised)',
  '--mantine-color-default-hover': 'var(--color-tint)',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-color-default-border': 'var(--color-line)',
  '--mantine-color-disabled': 'var(--color-tint)',
  '--mantine-color-disabled-color': 'var(--color-muted)',
  '--mantine-color-disabled-border': 'var(--color-line)',
  '--mantine-primary-color-filled': 'var(--color-accent)',
  '--mantine-primary-color-filled-hover': 'var(--color-accent-strong)',
  '--mantine-primary-color-contrast': 'var(--color-on-accent)',
  '--mantine-color-brand-filled': 'var(--color-accent)',
  '--mantine-color-brand-filled-hover': 'var(--color-accent-strong)',
  '--mantine-color-brand-light': 'var(--color-tint)',
  '--mantine-color-brand-light-hover': 'var(--color-line)',
  '--mantine-color-brand-light-color': 'var(--color-accent-text)',
  '--mantine-color-brand-outline': 'var(--color-accent-text)',
  '--mantine-color-gray-1': 'var(--color-tint)',
  '--mantine-color-gray-light-hover': 'var(--color-tint)',
  '--mantine-color-gray-light-color': 'var(--color-muted)',
  '--mantine-color-red-filled': 'var(--color-bad)',
  '--mantine-color-red-filled-hover': 'color-mix(in oklab, var(--color-bad) 88%, var(--color-text))',
  '--mantine-color-red-light': 'color-mix(in oklab, var(--color-bad) 10%, var(--color-raised))',
  '--mantine-color-red-light-hover': 'color-mix(in oklab, var(--color-bad) 18%, var(--color-raised))',
  '--mantine-color-red-light-color': 'var(--color-bad)',
  '--mantine-shadow-md': 'var(--shadow-2)',
};

/** Dark greys that the library references by number. */
const darkShades = {
  '--mantine-color-dark-4': 'var(--color-line)',
  '--mantine-color-dark-5': 'var(--color-tint)',
  '--mantine-color-dark-6': 'var(--color-surface)',
};

export const tokenResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: { ...tokens, ...darkShades },
});
