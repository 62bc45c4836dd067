import { isSnowflake } from '../world/snowflakes.ts';
import { RefusalError } from './refusal.ts';

interface Complaint {
  readonly path: readonly string[];
  readonly code: string;
  readonly message: string;
}

interface ComplaintTree {
  [key: string]: ComplaintTree | { code: string; message: string }[];
}

interface TextRule {
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
}

interface NumberRule {
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
}

const MISSING = ['BASE_TYPE_REQUIRED', 'This field is required'] as const;

/** Returns the number of characters as Discord counts them: code points. */
export const countCharacters = (text: string): number => [...text].length;

/**
 * One path in a request body.
 * Its methods read the value and, like Discord, collect every error at its path before the request is refused.
 */
export class Field {
  readonly value: unknown;
  readonly path: readonly string[];
  readonly #complaints: Complaint[];

  private constructor(value: unknown, path: readonly string[], complaints: Complaint[]) {
    this.value = value;
    this.path = path;
    this.#complaints = complaints;
  }

  /** Creates the field of the whole body. */
  static root(value: unknown): Field {
    return new Field(value, [], []);
  }

  /** Returns the member with this name; its value is undefined if this is not an object. */
  at(key: string | number): Field {
    const inside = isObject(this.value) ? this.value[key] : undefined;
    return new Field(inside, [...this.path, String(key)], this.#complaints);
  }

  get absent(): boolean {
    return this.value === undefined || this.value === null;
  }

  /** Records an error at this path. */
  refuse(code: string, message: string): void {
    this.#complaints.push({ path: this.path, code, message });
  }

  /** Records an error if the value is missing; returns true if it is present. */
  required(): boolean {
    if (this.absent) this.refuse(...MISSING);
    return !this.absent;
  }

  /** Returns the object, or undefined with an error recorded. */
  object(): Readonly<Record<string, unknown>> | undefined {
    if (isObject(this.value) && !Array.isArray(this.value)) return this.value;
    this.refuse('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    return undefined;
  }

  /** Returns the text, checked by its rule. */
  text(rule: TextRule = {}): string | undefined {
    if (this.absent) {
      if (rule.required) this.required();
      return undefined;
    }
    if (typeof this.value !== 'string') {
      this.refuse('STRING_TYPE_CONVERT', `Could not interpret "${String(this.value)}" as string.`);
      return undefined;
    }
    if (rule.required && (rule.min ?? 0) > 0 && this.value.trim() === '') this.refuse(...MISSING);
    else this.#length(countCharacters(this.value), rule.min ?? 0, rule.max ?? Number.POSITIVE_INFINITY);
    return this.value;
  }

  /** Returns the whole number, checked by its rule. */
  integer(rule: NumberRule = {}): number | undefined {
    if (this.absent) {
      if (rule.required) this.required();
      return undefined;
    }
    const { value } = this;
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      this.refuse('NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`);
      return undefined;
    }
    if (rule.max !== undefined && value > rule.max)
      this.refuse('NUMBER_TYPE_MAX', `int value should be less than or equal to ${rule.max}.`);
    if (rule.min !== undefined && value < rule.min)
      this.refuse('NUMBER_TYPE_MIN', `int value should be greater than or equal to ${rule.min}.`);
    return value;
  }

  /** Returns the boolean; false if absent. */
  flag(): boolean {
    if (this.absent) return false;
    if (typeof this.value === 'boolean') return this.value;
    this.refuse('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
    return false;
  }

  /** Returns the members of the list; empty if it is absent or not a list. */
  list(rule: TextRule = {}): readonly Field[] {
    if (this.absent) {
      if (rule.required) this.required();
      return [];
    }
    if (!Array.isArray(this.value)) {
      this.refuse('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
      return [];
    }
    this.#length(this.value.length, rule.min ?? 0, rule.max ?? Number.POSITIVE_INFINITY);
    return this.value.map((_, index) => this.at(index));
  }

  /** Returns the value if it is one of the allowed. */
  oneOf<T extends string | number>(allowed: readonly T[], required = true): T | undefined {
    if (this.absent) {
      if (required) this.required();
      return undefined;
    }
    const found = allowed.find((value) => value === this.value);
    if (found === undefined)
      this.refuse('BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
    return found;
  }

  /** Returns the id. */
  snowflake(): string | undefined {
    if (this.absent) return undefined;
    if (isSnowflake(this.value)) return this.value;
    this.refuse('NUMBER_TYPE_COERCE', `Value "${String(this.value)}" is not snowflake.`);
    return undefined;
  }

  /** Throws a {@link RefusalError} if any error was recorded. */
  settle(): void {
    if (this.#complaints.length === 0) return;
    throw new RefusalError(400, 50035, 'Invalid Form Body', buildTree(this.#complaints));
  }

  #length(length: number, min: number, max: number): void {
    if (length >= min && length <= max) return;
    if (min > 0 && max !== Number.POSITIVE_INFINITY)
      this.refuse('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    else if (length > max) this.refuse('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
    else this.refuse('BASE_TYPE_MIN_LENGTH', `Must be ${min} or more in length.`);
  }
}

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

function buildTree(complaints: readonly Complaint[]): ComplaintTree {
  const root: ComplaintTree = {};
  for (const { path, code, message } of complaints) {
    let branch = root;
    for (const key of path) branch = getBranch(branch, key);
    const errors = branch._errors;
    branch._errors = [...(Array.isArray(errors) ? errors : []), { code, message }];
  }
  return root;
}

function getBranch(tree: ComplaintTree, key: string): ComplaintTree {
  const inside = tree[key];
  if (inside !== undefined && !Array.isArray(inside)) return inside;
  const fresh: ComplaintTree = {};
  tree[key] = fresh;
  return fresh;
}
