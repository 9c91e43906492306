import { checkDigit } from './checkDigit';
import { machineReadableLine, nameLine } from './machineReadable';
import { nameLines } from './names';

interface VisaTexts {
  /** One name alone stands first. */
  names: readonly [last: string, first: string];
  number: string;
  /** `YYYY-MM-DD`, or empty. */
  birthDate: string;
  /** The issuing office's own data. */
  more: string;
}

const checked = (text: string, width: number) => {
  const field = machineReadableLine(text, width);
  return field + checkDigit(field);
};

/** Both lines of a visa, whose last day is open (ICAO 9303-7, 4). */
export function visaLines({ names, number, birthDate, more }: VisaTexts): [string, string] {
  const letters = names
    .map((name) => nameLines(name)[0])
    .filter((name) => name !== '')
    .join('<<');
  const birth = checked(birthDate.slice(2).replaceAll('-', ''), 6);
  const second = `${checked(number, 9)}UTO${birth}<${checked('', 6)}${more}`;
  return [nameLine(letters), machineReadableLine(second, 44)];
}
