/** A camp file that can't be opened, and why. The message is one sentence for the person who tried. */
export class CampNotOpened extends Error {
  override readonly name: string = 'CampNotOpened';
  readonly file: string;

  constructor(file: string, message: string) {
    super(message);
    this.file = file;
  }
}

/** Written by a later version of the console. */
export class CampTooNew extends CampNotOpened {
  override readonly name = 'CampTooNew';
  readonly fileVersion: number;
  readonly ourVersion: number;

  constructor(file: string, fileVersion: number, ourVersion: number) {
    super(
      file,
      `${file} was written by a newer console (file version ${fileVersion}, this console knows ${ourVersion}): ` +
        'install the newer console to open it.',
    );
    this.fileVersion = fileVersion;
    this.ourVersion = ourVersion;
  }
}

/** Only for reading commands, which never change a file: the console itself would bring it up to date. */
export class CampTooOld extends CampNotOpened {
  override readonly name = 'CampTooOld';

  constructor(file: string) {
    super(file, `${file} has the format of an older console: open it once with this console, then try again.`);
  }
}

export class NotACamp extends CampNotOpened {
  override readonly name = 'NotACamp';

  constructor(file: string) {
    super(file, `${file} is not a camp file. Nothing in it was changed.`);
  }
}

export class CampInUse extends CampNotOpened {
  override readonly name = 'CampInUse';

  constructor(file: string) {
    super(file, `${file} is open in another console: use that one, or close it first.`);
  }
}

/** Only for reading commands; the console itself sets a damaged file aside. */
export class CampDamaged extends CampNotOpened {
  override readonly name = 'CampDamaged';

  constructor(file: string) {
    super(file, `${file} is damaged.`);
  }
}

export type Obstacle =
  | 'file-missing'
  | 'not-a-file'
  | 'folder-not-made'
  | 'folder-not-readable'
  | 'folder-not-writable'
  | 'file-not-readable'
  | 'file-not-writable'
  | 'disk-full'
  | 'disk-error';

/** The disk or its permissions stand in the way. */
export class CampUnreachable extends CampNotOpened {
  override readonly name = 'CampUnreachable';
  readonly obstacle: Obstacle;

  constructor(file: string, obstacle: Obstacle) {
    super(file, `${file} can't be opened: ${obstacles[obstacle]}.`);
    this.obstacle = obstacle;
  }
}

const obstacles: Readonly<Record<Obstacle, string>> = {
  'file-missing': 'there is no such file',
  'not-a-file': 'it is not a file',
  'folder-not-made': "its folder doesn't exist and can't be made",
  'folder-not-readable': "its folder can't be read",
  'folder-not-writable': "its folder can't be written to",
  'file-not-readable': "the file can't be read",
  'file-not-writable': "the file can't be written to",
  'disk-full': 'the disk is full',
  'disk-error': 'the disk reports an error',
};
