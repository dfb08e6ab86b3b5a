/** Renders a phone number or e-mail address from left to right, whatever the direction of the surrounding text. */
export function LeftToRight({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}
