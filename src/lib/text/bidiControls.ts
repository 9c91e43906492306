/** A text without the characters that turn its direction: `photo⟨U+202E⟩gpj.exe` would end in "jpg". */
export function withoutBidiControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}
