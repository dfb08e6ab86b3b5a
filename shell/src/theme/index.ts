import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import { themeChoices } from '@vitrin/shared-contracts/panel-theme';

/** Sets the theme attributes from the five storage keys before the first paint (product §2, §4 defaults). */
const { dataset } = document.documentElement;

for (const [key, values] of Object.entries(themeChoices)) {
  const stored = localStore.getItem(key);
  dataset[key] = values.find((value) => value === stored) ?? values[0];
}
dataset.mantineColorScheme = dataset.mode;
