type IsUnsaved = () => boolean;

const forms = new Set<IsUnsaved>();

/** Counts a form among those with words that are not saved; returns what ends it. */
export function watchForm(isUnsaved: IsUnsaved): () => void {
  forms.add(isUnsaved);
  return () => void forms.delete(isUnsaved);
}

export function hasUnsavedForm(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved());
}
