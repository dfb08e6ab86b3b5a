type IsUnsaved = () => boolean;

const forms = new Set<IsUnsaved>();

/** Registers a form with unsaved input; returns a function that unregisters it. */
export function registerForm(isUnsaved: IsUnsaved): () => void {
  forms.add(isUnsaved);
  return () => void forms.delete(isUnsaved);
}

export function hasUnsavedForm(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved());
}
