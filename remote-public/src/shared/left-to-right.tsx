/** A telephone number or mail address: read from left to right, whatever the direction of the words around it. */
export function LeftToRight({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}
