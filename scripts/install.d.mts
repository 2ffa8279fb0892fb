export const ROOT: string;
export const installPackages: () => string | undefined;
