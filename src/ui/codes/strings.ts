/** Texts of the code reader. */
export const strings = {
  open: 'Open',
  chooseFile: 'Choose a file',
  camera: {
    on: 'Switch the camera on',
    off: 'Switch the camera off',
    picture: 'Picture of the camera',
    starting: 'Starting the camera...',
    looking: 'The camera is on. Hold the code inside the frame.',
    late: 'No code yet. Bring the phone nearer until the code fills the frame, and turn its brightness up.',
    refused:
      'The camera is blocked. Allow it in the address bar, or use a scanner, a link or a file.',
    missing: 'No camera was found. A scanner, a link or a file works without one.',
    busy: 'Another program uses the camera.',
    lost: 'The camera was disconnected. Connect it and switch it on, or use a scanner, a link or a file.',
    unread:
      'The code reader could not be loaded. Use a scanner, a link or a file, or connect and try again.',
  },
} as const;
