import type { VariantTexts } from '../messages/form-texts.ts';
import type { Language } from '../shared/language.ts';
import type { AnyOptions, FormPart } from './table-form.ts';

/** A way to play beside the plain rules of a game, as tables are listed and as it can be asked for. */
export type Variant = {
  readonly name: string;
  /** The rule that tells it. */
  readonly rule: string;
  /** What it is called where tables are listed. */
  label(language: Language): string;
  /** Whether such options play by it. */
  isPlayed(options: AnyOptions): boolean;
  /** A plain choice of it, as options, with words of a language. */
  quickChoice(language: Language): AnyOptions;
};

/** A variant that describes itself whole: where it stands in the form that makes a table, and all that is said of it. */
export type DescribedVariant = Variant &
  FormPart & {
    /** The option that it is about. */
    readonly option: string;
    texts(language: Language): VariantTexts;
  };

const OFF: readonly unknown[] = [undefined, null, false, 'off'];

type Description = Omit<DescribedVariant, 'name' | 'option' | 'label' | 'isPlayed' | 'quickChoice'> & {
  /** The name of the variant, and of the option that turns it on. */
  readonly option: string;
  /** The value of a plain choice. */
  plainly(language: Language): unknown;
};

/** A variant that an option of its name turns on. */
export const optionVariant = ({ option, plainly, ...rest }: Description): DescribedVariant => ({
  ...rest,
  name: option,
  option,
  label: (language) => rest.texts(language).label,
  isPlayed: (options) => !OFF.includes(options[option]),
  quickChoice: (language) => ({ [option]: plainly(language) }),
});
