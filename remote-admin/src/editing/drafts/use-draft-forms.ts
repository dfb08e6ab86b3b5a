import { use } from 'react';
import { PanelModulesContext } from '../panel-module.ts';
import type { DraftForm } from './draft-form.ts';

/** Returns a function that finds the form of a draft; null for a form that the panel no longer has. */
export function useDraftForms(): (name: string) => DraftForm | null {
  const modules = use(PanelModulesContext);
  return (name) => modules.find(({ drafts = {} }) => Object.hasOwn(drafts, name))?.drafts?.[name] ?? null;
}
