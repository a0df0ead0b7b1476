/** Two rising notes and a rest, over and over. */
const NOTES = [
  { at: 0, hertz: 660 },
  { at: 0.22, hertz: 880 },
  { at: 0.44, hertz: 660 },
  { at: 0.66, hertz: 880 },
] as const;
const PAUSE = 2_200;

let context: AudioContext | null = null;
let repeat: ReturnType<typeof setInterval> | undefined;
let blocked = $state(false);

/** The sound of an alarm, made here so that no file can be missing. */
export const alarmSound = {
  /** The browser waits for a click or a key before it lets a sound out. */
  get blocked() {
    return blocked;
  },
  ring: () => {
    if (repeat !== undefined) return;
    playOnce();
    repeat = setInterval(playOnce, PAUSE);
  },
  silence: () => {
    clearInterval(repeat);
    repeat = undefined;
    blocked = false;
  },
  once: () => playOnce(),
  /** After the first click or key: from now on sounds come out. */
  unlock: () => {
    if (repeat !== undefined && blocked) playOnce();
  },
};

function playOnce() {
  const silent = !navigator.userActivation.hasBeenActive;
  blocked = silent;
  if (silent) return;
  const audio = (context ??= openAudio());
  if (audio === null) return;
  void audio.resume();
  for (const note of NOTES) play(audio, note.hertz, audio.currentTime + note.at);
}

function openAudio(): AudioContext | null {
  return 'AudioContext' in window ? new AudioContext() : null;
}

function play(audio: AudioContext, hertz: number, at: number) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.5, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.2);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.22);
}
