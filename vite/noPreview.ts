/** Stands in for the Markdown preview of @uiw/react-md-editor. */
export default function NoPreview(): null {
  return null;
}
