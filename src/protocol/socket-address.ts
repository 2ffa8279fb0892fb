/** Where the socket is. */
export const SOCKET_PATH = '/socket';
/** Of its address: whoever is not known any more may watch all the same. Without a cookie it need not be said. */
export const NAMELESS_QUERY = 'nameless';
/** By this code a server that stops closes its sockets: another process, or the next one, is there for them. */
export const MOVE_CODE = 1012;
